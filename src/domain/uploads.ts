/** The content of a file that is sent: what a browser's Blob and File have, for code that runs without a browser. */
export type FileContent = { readonly size: number; readonly type: string; arrayBuffer(): Promise<ArrayBuffer> };

/** A file that was received, on disk until the answer is sent; its name is what the sender calls it, never a path. */
export type UploadedFile = { path: string; filename: string; mimetype: string; size: number };
