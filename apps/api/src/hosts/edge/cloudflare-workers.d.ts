/** The platform's own module, as far as we use it. */
declare module 'cloudflare:workers' {
  /** The base of a class whose objects keep data and whose methods our other Workers may call. */
  export abstract class DurableObject<Env> {
    protected readonly ctx: import('./platform.ts').ObjectState
    protected readonly env: Env
    constructor(ctx: import('./platform.ts').ObjectState, env: Env)
  }
  /** Lets the current request's work go on after its answer. */
  export function waitUntil(work: Promise<unknown>): void
}

/** Connections to other servers, as far as we use them. */
declare module 'cloudflare:sockets' {
  interface Socket {
    readonly readable: ReadableStream<Uint8Array>
    readonly writable: WritableStream<Uint8Array>
    /** Settles once the connection is closed; rejects if it broke. */
    readonly closed: Promise<void>
    close(): Promise<void>
    startTls(): Socket
  }
  interface SocketOptions {
    /** `starttls`: plain at first, until `startTls` is called. */
    readonly secureTransport: 'on' | 'off' | 'starttls'
    readonly allowHalfOpen: boolean
  }
  export function connect(address: { readonly hostname: string; readonly port: number }, options: SocketOptions): Socket
}
