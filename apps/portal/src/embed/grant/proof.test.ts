import { paths } from '@evenkeel/api-client/contract/paths'
import { describe, expect, it } from 'vitest'
import { grantCalls } from './calls.ts'
import { createProof, thumbprint } from './proof.ts'

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)
const toJson = (part: string): unknown => JSON.parse(new TextDecoder().decode(toBytes(part)))

describe('a proof of the page’s key', () => {
  it('names the method, the address without its query, the time, and the token, and is signed by that key', async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
    const { crv = '', kty = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
    const proof = await createProof({
      privateKey: pair.privateKey,
      jwk: { crv, kty, x, y },
      method: 'POST',
      address: 'https://money.example/webapi/v1/budgets/get?month=5',
      token: 'Kz~8mXK1EalYznwH-LC-1fBAo.4Ljp~zsPE_NeO.gxU',
      now: 1_562_262_618_999,
    })
    const [header = '', claims = '', signature = ''] = proof.split('.')
    expect(toJson(header)).toEqual({ typ: 'dpop+jwt', alg: 'ES256', jwk: { crv, kty, x, y } })
    expect(toJson(claims)).toEqual({
      jti: expect.stringMatching(/^[\w-]{22}$/),
      htm: 'POST',
      htu: 'https://money.example/webapi/v1/budgets/get',
      iat: 1_562_262_618,
      // Source: RFC 9449, section 7.1.
      ath: 'fUHyO2r2Z3DZ53EsNrWBb0xWXoaNy59IiKCAqksmQEo',
    })
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
    const signed = new TextEncoder().encode(`${header}.${claims}`)
    expect(await crypto.subtle.verify(algorithm, pair.publicKey, toBytes(signature), signed)).toBe(true)
  })

  it('comes from a key with the thumbprint of RFC 9449', async () => {
    const jwk = {
      crv: 'P-256',
      kty: 'EC',
      x: 'l8tFrhx-34tV3hRICRDY9zCkDlpBhF42UQUfWVAWBFs',
      y: '9VE4jf_Ok_o64zbTTlcuNJajHmt6v9TDVrU0CdvGRDA',
    }
    expect(await thumbprint(jwk)).toBe('0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I')
  })
})

it('the calls of the first script are those of the contract', () => {
  const { connectEmbed, embedToken, endEmbed } = paths
  expect(grantCalls).toEqual({
    connectEmbed: connectEmbed.path,
    embedToken: embedToken.path,
    endEmbed: endEmbed.path,
  })
})
