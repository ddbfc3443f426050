/** The content of a sent file: the part of a browser's Blob and File that also exists without a browser. */
export type FileContent = { readonly size: number; readonly type: string; arrayBuffer(): Promise<ArrayBuffer> };

/** A received file, on disk until the answer is sent. Its name is the sender's word for it, never a path. */
export type UploadedFile = { path: string; filename: string; mimetype: string; size: number };
