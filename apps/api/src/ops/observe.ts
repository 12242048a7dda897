/** One answered request as operators see it: which call, never whose. */
export interface AnsweredRequest {
  readonly requestId: string
  /** The endpoint's name, `page` for everything else. */
  readonly call: string
  readonly status: number
}

/** Told when a request begins; gives whom to tell when it was answered. */
export type Observe = () => (answered: AnsweredRequest) => void

/** What operators may ask a running process for. */
export interface Operations {
  readonly observe: Observe
  /** Whether new requests should be sent here; false once the process is told to stop. */
  isReady(): boolean
  /** In the text format of Prometheus. */
  metrics(): string | Promise<string>
  /** With it `/metrics` may be read from another machine too. */
  readonly metricsToken: string | undefined
}
