import { findLater, simulatorIn, type Simulator } from '@evenkeel/widgets/plans/simulation'

/** The browser's Trusted Types, which limit the addresses that code may load from; not every browser has them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Returns an address of ours in the form that our pages' policy requires; refuses any other. */
function trusted(address: string): string {
  const onlyOurs = (asked: string) => {
    if (new URL(asked, location.href).origin === location.origin) return asked
    throw new TypeError('Code comes from here alone.')
  }
  policy ??= window.trustedTypes?.createPolicy('evenkeel-simulation', { createScriptURL: onlyOurs })
  return policy?.createScriptURL(address) ?? address
}

async function openWorker(): Promise<Simulator> {
  const { default: address } = await import('./simulation-worker.ts?worker&url')
  return simulatorIn(new Worker(trusted(address), { type: 'module' }))
}

/** Starts a simulator in its own worker. If no worker can start, its simulations are rejected. */
export function startSimulator(): Simulator {
  const opened = openWorker()
  return {
    run: async (request) => (await opened).run(request),
    findLevers: findLater(() => opened),
    stop: () =>
      void opened.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
  }
}
