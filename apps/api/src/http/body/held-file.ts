/** A file whose bytes are part of a body that is in memory: a `File` would copy them, and each reader copies them once more. */
export class HeldFile extends File {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>, { name, type }: Pick<File, 'name' | 'type'>) {
    super([], name, { type })
    this.#bytes = bytes
  }

  override get size(): number {
    return this.#bytes.byteLength
  }

  /** Returns the bytes themselves, no copy: a reader that moves them to another thread is their last. */
  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.slice().buffer
  }

  override text(): Promise<string> {
    return new Blob([this.#bytes]).text()
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new Blob([this.#bytes]).stream()
  }

  override slice(start?: number, end?: number, type?: string): Blob {
    return new Blob([this.#bytes]).slice(start, end, type)
  }
}
