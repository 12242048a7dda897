import { useQuery } from '@evenkeel/api-client/react'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BankConnectionsProvider } from '../shared/bank-connections.tsx'
import { createFakeApi } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { ConnectionsPanel } from './connections-panel.tsx'

const Employer = () => useQuery('companyInfo').data && <p>The employer is known</p>

it('has its foot once the list above it is there, so that the foot never moves', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly []>()
  const api = createFakeApi({
    connections: () => promise,
    companyInfo: { data: { info: { level1: false } } },
    missingRows: { missing: [], removed: [], changedSplits: [] },
  })
  renderApp(
    api,
    <BankConnectionsProvider Host={() => null}>
      <ConnectionsPanel />
      <Employer />
    </BankConnectionsProvider>,
  )
  await screen.findByText('The employer is known')
  expect(screen.queryByRole('button', { name: 'Connect an account' })).toBeNull()
  resolve([])
  expect(await screen.findByRole('button', { name: 'Connect an account' })).toBeDefined()
})
