import { describe, expect, it } from 'vitest'
import { loginPathFor, pathWithWanted, wantedPathOf } from './wanted-path.ts'

const wantedOf = (path: string) => wantedPathOf(new URLSearchParams(path.split('?')[1]))

describe('the screen somebody wanted to see before the sign-in', () => {
  it('is remembered through the sign-in page', () => {
    const path = '/my-goals-and-finances/transactions/cashflow/2026/11'
    expect(loginPathFor(path)).toBe('/auth/login?from=%2Fmy-goals-and-finances%2Ftransactions%2Fcashflow%2F2026%2F11')
    expect(wantedOf(loginPathFor(path))).toBe(path)
  })

  it('is remembered through each further page on the way in', () => {
    const wanted = wantedOf(loginPathFor('/all-goals'))
    expect(wantedOf(pathWithWanted('/auth/second-factor', wanted))).toBe('/all-goals')
    expect(pathWithWanted('/auth/second-factor', null)).toBe('/auth/second-factor')
  })

  it('is not remembered where it is the home', () => expect(loginPathFor('/my-goals-and-finances')).toBe('/auth/login'))

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '',
    '/a?b=c',
  ])('never leads elsewhere: %s', (from) => expect(wantedPathOf(new URLSearchParams({ from }))).toBeNull())
})
