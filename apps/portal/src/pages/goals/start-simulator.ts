import { simulatorIn, type Simulator } from '@evenkeel/widgets/plans/simulation'

/** The browser's own way to say which addresses code may come from; not every browser has it. */
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

/** An address of ours in the form that our pages' policy asks for; of any other it makes none. */
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

/** Simulates in a worker of its own. Where none can be opened, what is asked of it is refused. */
export function startSimulator(): Simulator {
  const opened = openWorker()
  return {
    run: async (request) => (await opened).run(request),
    stop: () =>
      void opened.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
  }
}
