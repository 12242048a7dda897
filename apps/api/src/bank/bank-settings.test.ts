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
  it('without a word: the sandbox outside of production, and nothing in it', () => {
    expect(read({})).toEqual({ plaid: null, hasTwin: true })
    expect(read({}, { isProduction: true })).toEqual({ plaid: null, hasTwin: false })
    expect(read({}, { isProduction: true, isDemo: true })).toEqual({ plaid: null, hasTwin: true })
  })

  it('with Plaid’s keys: Plaid, and beside it the sandbox outside of production', () => {
    expect(read(keys)).toEqual({ plaid, hasTwin: true })
    expect(read(keys, { isProduction: true })).toEqual({ plaid, hasTwin: false })
    expect(read({ ...keys, EVENKEEL_PLAID_ENV: 'production' })).toEqual({
      plaid: { ...plaid, environment: 'production' },
      hasTwin: true,
    })
    expect(read(keys, { publicOrigin: 'http://localhost:4600' })).toEqual({
      plaid: { ...plaid, webhookUrl: null },
      hasTwin: true,
    })
  })

  it('as EVENKEEL_BANK says', () => {
    expect(read({ ...keys, EVENKEEL_BANK: 'twin' }, { isProduction: true })).toEqual({ plaid: null, hasTwin: true })
    expect(read({ ...keys, EVENKEEL_BANK: 'plaid' })).toEqual({ plaid, hasTwin: false })
    expect(read({ ...keys, EVENKEEL_BANK: 'none' })).toEqual({ plaid: null, hasTwin: false })
  })

  it.each([
    [{ EVENKEEL_PLAID_CLIENT_ID: 'id' }, 'both'],
    [{ ...keys, EVENKEEL_PLAID_ENV: 'development' }, 'sandbox or production'],
    [{ EVENKEEL_BANK: 'plaid' }, 'as well'],
    [{ EVENKEEL_BANK: 'other' }, 'twin, plaid or none'],
  ])('says what is wrong with %j', (env, words) => {
    expect(read(env)).toEqual({ message: expect.stringContaining(words) })
  })
})
