import type { PlaidSettings } from './plaid/plaid-settings.ts'

/** Which providers the environment asks for. */
export interface BankSettings {
  readonly plaid: PlaidSettings | null
  readonly hasTwin: boolean
}

/** A setting that cannot be used: its name, and one sentence that says what to do. */
export interface BankSettingsFault {
  readonly message: string
}

interface Start {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly publicOrigin: string | undefined
  readonly isProduction: boolean
  readonly isDemo: boolean
}

const WEBHOOK_PATH = '/webapi/v1/account-connections/webhook'

function readPlaid({ env, publicOrigin }: Start): PlaidSettings | null | BankSettingsFault {
  const [clientId, secret] = [env['EVENKEEL_PLAID_CLIENT_ID'] ?? '', env['EVENKEEL_PLAID_SECRET'] ?? '']
  if (clientId === '' && secret === '') return null
  if (clientId === '' || secret === '')
    return { message: 'Please give both EVENKEEL_PLAID_CLIENT_ID and EVENKEEL_PLAID_SECRET, or neither.' }
  const environment = env['EVENKEEL_PLAID_ENV'] || 'sandbox'
  if (environment !== 'sandbox' && environment !== 'production') {
    return { message: `EVENKEEL_PLAID_ENV is '${environment}': please give sandbox or production.` }
  }
  const webhookUrl =
    env['EVENKEEL_PLAID_WEBHOOK'] || (publicOrigin?.startsWith('https:') ? `${publicOrigin}${WEBHOOK_PATH}` : null)
  return { clientId, secret, environment, webhookUrl, clientName: env['EVENKEEL_PLAID_CLIENT_NAME'] || 'Evenkeel' }
}

/**
 * Reads which providers there are. Without a word of `EVENKEEL_BANK`: Plaid where its keys are given, and the sandbox outside
 * of production and in the demo. `twin` is the sandbox alone, `plaid` Plaid alone, `none` neither.
 */
export function readBankSettings(start: Start): BankSettings | BankSettingsFault {
  const plaid = readPlaid(start)
  if (plaid && 'message' in plaid) return plaid
  const wanted = start.env['EVENKEEL_BANK'] || 'auto'
  if (wanted === 'none') return { plaid: null, hasTwin: false }
  if (wanted === 'twin') return { plaid: null, hasTwin: true }
  if (wanted === 'plaid' && !plaid)
    return {
      message: 'EVENKEEL_BANK is plaid: please give EVENKEEL_PLAID_CLIENT_ID and EVENKEEL_PLAID_SECRET as well.',
    }
  if (wanted === 'plaid') return { plaid, hasTwin: false }
  if (wanted !== 'auto') return { message: `EVENKEEL_BANK is '${wanted}': please give twin, plaid or none.` }
  return { plaid, hasTwin: !start.isProduction || (start.isDemo && !plaid) }
}
