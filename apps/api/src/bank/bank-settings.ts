import type { PlaidSettings } from './plaid/plaid-settings.ts'

/** Which providers the environment selects. */
export interface BankSettings {
  readonly plaid: PlaidSettings | null
  readonly hasSandbox: boolean
}

/** A setting that cannot be used: its name, and one sentence with what to do. */
export interface BankSettingsFault {
  readonly message: string
}

interface Start {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly publicOrigin: string | undefined
  readonly isProduction: boolean
  readonly isDemo: boolean
}

const webhookPath = '/webapi/v1/account-connections/webhook'

function readPlaid({ env, publicOrigin }: Start): PlaidSettings | null | BankSettingsFault {
  const [clientId, secret] = [env['EVENKEEL_PLAID_CLIENT_ID'] ?? '', env['EVENKEEL_PLAID_SECRET'] ?? '']
  if (clientId === '' && secret === '') return null
  if (clientId === '' || secret === '')
    return { message: 'Give both EVENKEEL_PLAID_CLIENT_ID and EVENKEEL_PLAID_SECRET, or neither.' }
  const environment = env['EVENKEEL_PLAID_ENV'] || 'sandbox'
  if (environment !== 'sandbox' && environment !== 'production') {
    return { message: `EVENKEEL_PLAID_ENV is '${environment}'. Give sandbox or production.` }
  }
  const webhookUrl =
    env['EVENKEEL_PLAID_WEBHOOK'] || (publicOrigin?.startsWith('https:') ? `${publicOrigin}${webhookPath}` : null)
  return { clientId, secret, environment, webhookUrl, clientName: env['EVENKEEL_PLAID_CLIENT_NAME'] || 'Evenkeel' }
}

/**
 * Reads which providers are set up. Without `EVENKEEL_BANK`: Plaid if its keys are set, and the sandbox outside
 * production and in the demo. `sandbox` selects the sandbox alone, `plaid` Plaid alone, `none` neither. `twin` is the
 * older name of `sandbox`.
 */
export function readBankSettings(start: Start): BankSettings | BankSettingsFault {
  const plaid = readPlaid(start)
  if (plaid && 'message' in plaid) return plaid
  const wanted = start.env['EVENKEEL_BANK'] || 'auto'
  if (wanted === 'none') return { plaid: null, hasSandbox: false }
  if (wanted === 'sandbox' || wanted === 'twin') return { plaid: null, hasSandbox: true }
  if (wanted === 'plaid' && !plaid)
    return {
      message: 'EVENKEEL_BANK is plaid. Give EVENKEEL_PLAID_CLIENT_ID and EVENKEEL_PLAID_SECRET as well.',
    }
  if (wanted === 'plaid') return { plaid, hasSandbox: false }
  if (wanted !== 'auto') return { message: `EVENKEEL_BANK is '${wanted}'. Give sandbox, plaid or none.` }
  return { plaid, hasSandbox: !start.isProduction || (start.isDemo && !plaid) }
}
