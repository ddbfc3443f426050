import { useEffect, useRef, useState } from "react";

/** An object address for a file, known to this page alone. It is revoked when its part leaves the page. */
export function useObjectUrl(file: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** The same for several files. */
export function useObjectUrls(files: readonly Blob[]): ReadonlyMap<Blob, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<Blob, string>>(new Map());
  const latest = useRef(files);
  if (files.length !== latest.current.length || files.some((file, at) => file !== latest.current[at])) {
    latest.current = files;
  }
  const kept = latest.current;
  useEffect(() => {
    const made = new Map(kept.map((file) => [file, URL.createObjectURL(file)]));
    setAddresses(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [kept]);
  return addresses;
}
