/** Without https neither cookies nor the browser's rules protect anybody, and passkeys belong to a host that has to be named. */
export const productionNeedsOrigin =
  'Production needs EVENKEEL_ORIGIN with https, for example https://money.example: cookies and passkeys depend on it.'

export const productionNeedsContact =
  'Production needs EVENKEEL_SECURITY_CONTACT, where people report weaknesses, for example security@money.example: security.txt names it.'

export const productionNeedsAnchor =
  'Production needs EVENKEEL_AUDIT_ANCHOR, where the state of the audit log is kept, for example file:/mnt/audit/anchors: or none, if it is to be kept nowhere else.'

export const productionWithoutDemoSetting =
  'EVENKEEL_DEMO is 1: production refuses the demo, whose password is published. Leave it out.'

export const productionWithoutDemo =
  'The demo company is in this folder, with a password that is published. Take an empty folder.'

const knownEnvironments = ['', 'production', 'development', 'test']

/**
 * What is wrong with `NODE_ENV`, in one sentence, or nothing. Everything but `production` shows the development pages, codes of
 * other people's mails among them: so `prod` must not pass for it unnoticed.
 */
export function faultOfNodeEnv(text: string | undefined): string | undefined {
  if (knownEnvironments.includes(text ?? '')) return undefined
  return `NODE_ENV is '${text}'. Give production, or development where the development pages are wanted.`
}

/**
 * The messages of what cannot be read of an object whose parts are getters, each message once.
 * @param Fault the error that says so; any other is thrown on.
 */
export function faultsIn(parts: object, Fault: new (message: string) => Error): string[] {
  const faults = new Set<string>()
  for (const name of Object.keys(parts)) {
    try {
      Reflect.get(parts, name)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      faults.add(error.message)
    }
  }
  return [...faults]
}
