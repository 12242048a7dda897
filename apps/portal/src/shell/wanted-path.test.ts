import { describe, expect, it } from 'vitest'
import { loginAddressFor, loginPathFor, pathWithWanted, readWantedPath } from './wanted-path.ts'

const readWanted = (path: string) => readWantedPath(new URLSearchParams(path.split('?')[1]))

describe('the screen that was asked for before the sign-in', () => {
  it('is remembered by the sign-in page', () => {
    const path = '/my-goals-and-finances/transactions/cashflow/2026/11'
    expect(loginPathFor(path)).toBe('/auth/login?from=%2Fmy-goals-and-finances%2Ftransactions%2Fcashflow%2F2026%2F11')
    expect(readWanted(loginPathFor(path))).toBe(path)
  })

  it('is remembered by each further page of the sign-in', () => {
    const wanted = readWanted(loginPathFor('/all-goals'))
    expect(readWanted(pathWithWanted('/auth/second-factor', wanted))).toBe('/all-goals')
    expect(pathWithWanted('/auth/second-factor', null)).toBe('/auth/second-factor')
  })

  it('is not remembered if it is the home', () => expect(loginPathFor('/my-goals-and-finances')).toBe('/auth/login'))

  it('is read from the address when a session ends, but only on the pages of the portal', () => {
    const addressFor = (address: string) => loginAddressFor(new URL(address, 'https://evenkeel.example'))
    expect(addressFor('/secure/home#/all-goals?page=2')).toBe('/login#/auth/login?from=%2Fall-goals')
    expect(addressFor('/secure/home')).toBe('/login#/auth/login')
    expect(addressFor('/embed/connect?widget=1#/embed/connect')).toBe('/login#/auth/login')
  })

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '',
    '/a?b=c',
  ])('never leads elsewhere: %s', (from) => expect(readWantedPath(new URLSearchParams({ from }))).toBeNull())
})
