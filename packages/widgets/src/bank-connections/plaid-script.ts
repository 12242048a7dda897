const address = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

interface PlaidError {
  readonly error_code: string
  readonly error_message: string
  readonly display_message: string | null
  readonly error_type: string
}

interface PlaidMetadata {
  readonly institution: { readonly institution_id: string; readonly name: string } | null
  readonly link_session_id: string
  readonly request_id?: string
}

/** The options that Plaid's script needs to open its dialog. */
export interface PlaidConfig {
  readonly token: string
  readonly receivedRedirectUri?: string
  readonly onSuccess: (publicToken: string, metadata: PlaidMetadata) => void
  readonly onExit: (error: PlaidError | null, metadata: PlaidMetadata) => void
}

interface PlaidHandler {
  readonly open: () => void
  readonly destroy: () => void
}

interface PlaidFactory {
  readonly create: (config: PlaidConfig) => PlaidHandler
}

declare global {
  interface Window {
    /** Set by Plaid's script. */
    Plaid?: PlaidFactory
  }
}

let loading: Promise<PlaidFactory> | null = null

function load(): Promise<PlaidFactory> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    const onLoad = () =>
      window.Plaid === undefined ? reject(new Error('Plaid’s script brought nothing')) : resolve(window.Plaid)
    script.addEventListener('load', onLoad)
    script.addEventListener('error', () => reject(new Error('Plaid’s script did not load')))
    document.head.append(script)
  })
}

/** Loads Plaid's own script when it is first needed; after a failure the next call tries again. Rejects if the page's policy refuses it. */
export function loadPlaid(): Promise<PlaidFactory> {
  loading ??= load().catch((reason: unknown) => {
    loading = null
    throw reason
  })
  return loading
}
