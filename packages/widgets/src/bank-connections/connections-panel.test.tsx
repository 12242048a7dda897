import { useQuery } from '@evenkeel/api-client/react'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BankConnectionsProvider } from '../shared/bank-connections.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { ConnectionsPanel } from './connections-panel.tsx'

const Employer = () => useQuery('companyInfo').data && <p>The employer is known</p>

it('has its foot once the list above it is there, so that the foot never moves', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly []>()
  renderApp(
    <BankConnectionsProvider Host={() => null}>
      <ConnectionsPanel />
      <Employer />
    </BankConnectionsProvider>,
    {
      connections: () => promise,
      companyInfo: { data: { info: { level1: false } } },
      missingRows: { missing: [], removed: [], changedSplits: [] },
    },
  )
  await screen.findByText('The employer is known')
  expect(screen.queryByRole('button', { name: 'Connect an account' })).toBeNull()
  resolve([])
  expect(await screen.findByRole('button', { name: 'Connect an account' })).toBeDefined()
})
