import { useEffect, useState } from "react";

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
