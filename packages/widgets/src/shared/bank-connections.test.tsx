import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { BankConnectionsProvider, type BankHostProps, useBankConnections } from './bank-connections.tsx'

/** Follows a running sync when it is shown, as the accounts do. */
function Card() {
  const bank = useBankConnections()
  const follow = bank?.follow
  useEffect(() => follow?.(), [follow])
  return <p>{bank === null ? 'no banks' : bank.sync.isRunning ? 'syncing' : 'idle'}</p>
}

it('follows once, however often the sync reports', () => {
  const follows: number[] = []
  let report: BankHostProps['onSync'] = () => undefined
  const Host = ({ follows: count, onSync }: BankHostProps) => {
    useEffect(() => {
      follows.push(count)
      report = onSync
    }, [count, onSync])
    return null
  }
  render(
    <Provider>
      <BankConnectionsProvider Host={Host}>
        <Card />
      </BankConnectionsProvider>
    </Provider>,
  )
  act(() => report({ isRunning: true, isFailed: false }))
  act(() => report({ isRunning: true, isFailed: false }))
  expect(screen.getByText('syncing')).toBeDefined()
  expect(follows).toEqual([1])
})

it('is null where nothing hosts the dialogs', () => {
  render(
    <Provider>
      <Card />
    </Provider>,
  )
  expect(screen.getByText('no banks')).toBeDefined()
})
