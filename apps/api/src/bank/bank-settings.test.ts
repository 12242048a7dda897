import { describe, expect, it } from 'vitest'
import { readBankSettings } from './bank-settings.ts'

const keys = { EVENKEEL_PLAID_CLIENT_ID: 'id', EVENKEEL_PLAID_SECRET: 'secret' }
const read = (
  env: Record<string, string>,
  { isProduction = false, isDemo = false, publicOrigin = 'https://money.example' } = {},
) => readBankSettings({ env, isProduction, isDemo, publicOrigin })

const plaid = {
  clientId: 'id',
  secret: 'secret',
  environment: 'sandbox',
  webhookUrl: 'https://money.example/webapi/v1/account-connections/webhook',
  clientName: 'Evenkeel',
}

describe('which banks can be linked', () => {
  it('by default: the sandbox outside production, and none in production', () => {
    expect(read({})).toEqual({ plaid: null, hasSandbox: true })
    expect(read({}, { isProduction: true })).toEqual({ plaid: null, hasSandbox: false })
    expect(read({}, { isProduction: true, isDemo: true })).toEqual({ plaid: null, hasSandbox: true })
  })

  it('with Plaid’s keys: Plaid, and also the sandbox outside production', () => {
    expect(read(keys)).toEqual({ plaid, hasSandbox: true })
    expect(read(keys, { isProduction: true })).toEqual({ plaid, hasSandbox: false })
    expect(read({ ...keys, EVENKEEL_PLAID_ENV: 'production' })).toEqual({
      plaid: { ...plaid, environment: 'production' },
      hasSandbox: true,
    })
    expect(read(keys, { publicOrigin: 'http://localhost:4600' })).toEqual({
      plaid: { ...plaid, webhookUrl: null },
      hasSandbox: true,
    })
  })

  it('as EVENKEEL_BANK selects', () => {
    for (const name of ['sandbox', 'twin'])
      expect(read({ ...keys, EVENKEEL_BANK: name }, { isProduction: true })).toEqual({ plaid: null, hasSandbox: true })
    expect(read({ ...keys, EVENKEEL_BANK: 'plaid' })).toEqual({ plaid, hasSandbox: false })
    expect(read({ ...keys, EVENKEEL_BANK: 'none' })).toEqual({ plaid: null, hasSandbox: false })
  })

  it.each([
    [{ EVENKEEL_PLAID_CLIENT_ID: 'id' }, 'both'],
    [{ ...keys, EVENKEEL_PLAID_ENV: 'development' }, 'sandbox or production'],
    [{ EVENKEEL_BANK: 'plaid' }, 'as well'],
    [{ EVENKEEL_BANK: 'other' }, 'sandbox, plaid or none'],
  ])('reports what is wrong with %j', (env, words) => {
    expect(read(env)).toEqual({ message: expect.stringContaining(words) })
  })
})
