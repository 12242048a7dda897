/** The platform's own module, as far as we use it. */
declare module 'cloudflare:workers' {
  /** The base of a class whose objects keep data and whose methods other Workers of ours may call. */
  export abstract class DurableObject<Env> {
    protected readonly ctx: import('./platform.ts').ObjectState
    protected readonly env: Env
    constructor(ctx: import('./platform.ts').ObjectState, env: Env)
  }
  /** Lets the current request's work go on after its answer. */
  export function waitUntil(work: Promise<unknown>): void
}
