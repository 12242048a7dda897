/** A built file as it is sent. */
export interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly etag: string
  /** Compressed as the browser accepts it; null where that gains nothing. */
  encode(encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer> | null>
}

/** A folder of built files: on a machine a folder on the disk, on the edge the platform's assets. */
export interface StaticFiles {
  /** The file at a path such as `/assets/index-3f2a.js`; null where there is none. */
  find(path: string): Promise<StaticFile | null>
}
