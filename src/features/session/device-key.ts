// The key of the encrypted client state. This browser made it and keeps it in IndexedDB; no script can read it.

const database = "loupe";
const store = "keys";
const name = "client-state";

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return asked(request);
};

/** Waits for the end of a transaction. Before it, leaving the page would lose the write. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function withStore<T>(mode: IDBTransactionMode, work: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await open();
  try {
    const transaction = opened.transaction(store, mode);
    const [result] = await Promise.all([asked(work(transaction.objectStore(store))), completed(transaction)]);
    return result;
  } finally {
    opened.close();
  }
}

/** The key of this browser, if it has made one. */
export const findDeviceKey = (): Promise<CryptoKey | undefined> => withStore("readonly", (keys) => keys.get(name));

/** The key of this browser, made now if there is none. Of two that two windows make at once, the first stays. */
export async function deviceKey(): Promise<CryptoKey> {
  const known = await findDeviceKey();
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const kept = await withStore("readwrite", (keys) => keys.add(made, name)).then(() => made, findDeviceKey);
  if (!kept) throw new Error("this browser keeps no key");
  return kept;
}

/** Deletes the key. Its encrypted state can never be read again. */
export const dropDeviceKey = (): Promise<undefined> => withStore("readwrite", (keys) => keys.delete(name));
