import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PrivacyProvider } from '../../privacy/privacy.tsx'
import { useAmountLabels } from './amount-labels.ts'

it('writes a net as wide as its month allows', () => {
  const { net } = renderHook(useAmountLabels).result.current
  expect([net(1201.84, 'whole'), net(1201.84, 'compact'), net(1201.84, 'bare')]).toEqual(['+$1,202', '+$1.2k', '+1.2k'])
  expect([net(-345.86, 'whole'), net(-345.86, 'compact'), net(-345.86, 'bare')]).toEqual(['−$346', '−$346', '−346'])
  expect([net(-1047.54, 'compact'), net(0, 'whole'), net(999.6, 'bare')]).toEqual(['−$1k', '$0', '+1k'])
})

it('writes axes compactly and exact figures to the cent', () => {
  const { axis, exact } = renderHook(useAmountLabels).result.current
  expect([axis(6000), axis(2500), axis(0)]).toEqual(['$6k', '$2.5k', '$0'])
  expect([exact(4862.74), exact(1220.82, true), exact(-440.8, true)]).toEqual(['$4,862.74', '+$1,220.82', '−$440.80'])
})

it('writes an estimate with three digits', () => {
  const { rough } = renderHook(useAmountLabels).result.current
  expect([1_834_757, 910_448, 75_317.49, 4862.74, 999.6, 12.4, 0, -1_834_757].map(rough)).toEqual([
    '$1.83M',
    '$910k',
    '$75.3k',
    '$4.86k',
    '$1k',
    '$12',
    '$0',
    '−$1.83M',
  ])
})

it('writes dots while amounts are hidden', () => {
  const { result } = renderHook(useAmountLabels, {
    wrapper: ({ children }) => (
      <PrivacyProvider hidden onHiddenChange={() => undefined}>
        {children}
      </PrivacyProvider>
    ),
  })
  const { hidden, axis, net, rough, exact } = result.current
  expect([hidden, axis(6000), net(12, 'whole'), rough(9), exact(3)]).toEqual([true, '•••', '•••', '•••', '•••'])
})
