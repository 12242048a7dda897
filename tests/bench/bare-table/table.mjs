// @ts-check
/*
 * What the first screen is compared with: a page that asks for the same accounts and shows them in a table, with React and nothing
 * else.
 */
import { createElement as element, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** @typedef {{ userAccountId: number, name: string, balance: number }} Account */

function Table() {
  const [accounts, setAccounts] = useState(/** @type {Account[]} */ ([]))
  useEffect(() => {
    void fetch('/accounts')
      .then((answer) => answer.json())
      .then(setAccounts)
  }, [])
  const rows = accounts.map(({ userAccountId, name, balance }) =>
    element('tr', { key: userAccountId }, element('td', null, name), element('td', null, String(balance))),
  )
  return element('table', null, element('tbody', null, rows))
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(element(Table))
