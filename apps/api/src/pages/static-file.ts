/** A built file as it is sent. */
export interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly etag: string
  /** Returns the file compressed as the browser accepts it; null if that saves nothing. */
  encode(encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer> | null>
}

/** A folder of built files: on a machine a folder on the disk, on the edge the platform's assets. */
export interface StaticFiles {
  /** Returns the file at a path such as `/assets/index-3f2a.js`; null if there is none. */
  find(path: string): Promise<StaticFile | null>
}
