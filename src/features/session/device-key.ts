// The key that the client state is encrypted with: made by this browser, kept in IndexedDB, never readable by a script.

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

/** What was written is kept when its transaction is complete: a page that is left before that takes it along. */
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

/** The key of this browser, made now if there is none. Where two windows make one at once, the first stays. */
export async function deviceKey(): Promise<CryptoKey> {
  const known = await findDeviceKey();
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const kept = await withStore("readwrite", (keys) => keys.add(made, name)).then(() => made, findDeviceKey);
  if (!kept) throw new Error("this browser keeps no key");
  return kept;
}

/** Throws the key away: what was encrypted with it can never be read again. */
export const dropDeviceKey = (): Promise<undefined> => withStore("readwrite", (keys) => keys.delete(name));
