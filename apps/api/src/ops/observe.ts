/** One answered request as operators see it: which call, never whose. */
export interface AnsweredRequest {
  readonly requestId: string
  /** The endpoint's name, `page` for everything else. */
  readonly call: string
  readonly status: number
}

/** Called when a request begins; returns the function to call once it was answered. */
type Observe = () => (answered: AnsweredRequest) => void

/** What operators may ask a running process for. */
export interface Operations {
  readonly observe: Observe
  /** Whether new requests should be sent here; false once the process begins to stop. */
  isReady(): boolean
  /** What keeps nearly everybody from their data, so that no new requests should come; undefined if nothing does. */
  fault(): 'ledgers' | undefined
  /** In the text format of Prometheus. */
  metrics(): string | Promise<string>
  /** With it `/metrics` may be read from another machine too. */
  readonly metricsToken: string | undefined
}
