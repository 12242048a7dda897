import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { AccountGroup } from '@evenkeel/engine'
import { AccountModal } from './account-modal.tsx'
import { accountFields } from '@evenkeel/api-client/contract/forms/accounts'
import { sampleAccount } from './account.fixture.ts'

const account = sampleAccount()

it('works alone: says that it saved, then closes', async () => {
  const calls: string[] = []
  renderApp(
    <AccountModal account={account} onSaved={() => calls.push('saved')} onClose={() => calls.push('closed')} />,
    {
      accountTypes: [],
      updateAccount: { userAccountId: 1 },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toEqual(['saved', 'closed']))
})

it('draws and reads nothing while it is closed', () => {
  const { api } = renderApp(<AccountModal open={false} account={account} onClose={() => undefined} />, {
    accountTypes: [],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.count('accountTypes')).toBe(0)
})

it('offers debts alone where a debt is added: finding 24', async () => {
  const kind = (categoryName: string, typeName: string, groupName: string) => ({
    ...{ categoryName, typeName, groupName, showInAddManual: true },
  })
  renderApp(<AccountModal account={null} only={AccountGroup.LIABILITY} onClose={() => undefined} />, {
    accountTypes: [
      kind('Cash', 'Checking', 'Asset'),
      kind('Property', 'Car', 'Asset'),
      kind('Credit Card', 'Credit Card', 'Liability'),
    ],
  })
  await userEvent.click(await screen.findByRole('combobox', { name: /^Category/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Credit cards'])
})

it('says which signs a name may have, because the message that refuses one does not', async () => {
  renderApp(<AccountModal account={null} onClose={() => undefined} />, { accountTypes: [] })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    accountFields.fields.name.hint?.(),
  )
})
