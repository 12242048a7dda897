import { describe, expect, it } from 'vitest'
import { readSsoToken } from './sso-token.ts'

const createToken = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`

describe('the content of the employer’s token', () => {
  it('has the person’s name in any script, and when the token expires', () => {
    expect(readSsoToken(createToken({ given_name: 'Łucja', family_name: '日本', exp: 1_700_000_000 }))).toEqual({
      name: 'Łucja 日本',
      expiresAt: 1_700_000_000_000,
    })
  })

  it('is null for a text that is no token', () => {
    for (const text of ['', 'abc', 'a.b.c', 'a.%%%.c', createToken({}), `e30.${btoa('null')}.c2ln`])
      expect(readSsoToken(text)).toBeNull()
  })
})
