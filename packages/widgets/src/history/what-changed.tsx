import type { AccountChangeSince, NetWorthHistory } from '@evenkeel/api-client/contract/history'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Icon } from '@evenkeel/ui/icon'
import { TextLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { Swatch } from '@evenkeel/ui/swatch'
import { accountGroupColor } from '@evenkeel/ui/tokens'
import { useId, useState } from 'react'
import { dayText, monthText } from '../shared/day-text.ts'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import * as words from '../words/history.generated.ts'
import { useQuery } from '@evenkeel/api-client/react'
import { Notice } from '@evenkeel/ui/notice'
import { labelOfCategory } from '../account-modal/account-sections.ts'
import { isOutOfDate } from '../account-modal/as-of.ts'
import { useNow, useToday } from '../shared/today.tsx'

/** Names the accounts that count in net worth and whose balance was stated some days ago: the line goes on with it. */
function OldBalances({ accounts }: { readonly accounts: readonly AccountChangeSince[] }) {
  const [now, today] = [useNow(), useToday()]
  const all = useQuery('accounts', { body: {} }).data ?? []
  const counted = new Set(accounts.map(({ userAccountId }) => userAccountId))
  return all
    .filter((account) => counted.has(account.userAccountId) && isOutOfDate(account, now))
    .map(({ userAccountId, name, balanceAsOf }) => (
      <Notice key={userAccountId} tone="warning">
        {words.oldBalance({ name, date: dayText(balanceAsOf ?? today, today) })}
      </Notice>
    ))
}

interface Group {
  readonly category: string
  readonly accounts: readonly AccountChangeSince[]
}

/** Sums dollars in whole cents, so that no cent is lost to binary noise. */
const sum = (accounts: readonly AccountChangeSince[], of: (account: AccountChangeSince) => number): number =>
  accounts.reduce((cents, account) => cents + Math.round(of(account) * 100), 0) / 100

const groupsOf = (accounts: readonly AccountChangeSince[]): Group[] =>
  [...Map.groupBy(accounts, ({ category }) => category)]
    .map(([category, inGroup]) => ({ category, accounts: inGroup }))
    .toSorted(
      (one, other) =>
        Math.abs(sum(other.accounts, ({ change }) => change)) - Math.abs(sum(one.accounts, ({ change }) => change)),
    )

const cellsClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @min-[480px]:grid-cols-[minmax(0,1fr)_120px_120px]'
const nowClass = 'hidden text-right text-body text-text @min-[480px]:block'

/** How an account or a group moved; an account that began later shows what it brought. */
function Change({ change, added }: { readonly change: number; readonly added: number }) {
  return (
    <span className="text-right text-body text-text">
      <Money value={change} look="flow" />
      {added !== 0 && (
        <span className="block text-caption text-text-subtle">
          {words.added()} <Money value={added} />
        </span>
      )}
    </span>
  )
}

function AccountLine({ account }: { readonly account: AccountChangeSince }) {
  const { href } = useLinks()
  return (
    <li className={`${cellsClass} border-t border-hairline py-2 pl-7`}>
      <span className="min-w-0 text-body wrap-anywhere">
        <TextLink tone="plain" href={href(paths.account(account.userAccountId))}>
          {account.name}
        </TextLink>
      </span>
      <span className={nowClass}>
        <Money value={account.now} />
      </span>
      <Change change={account.change} added={account.added} />
    </li>
  )
}

function GroupLine({ group: { category, accounts } }: { readonly group: Group }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <li className="border-t border-hairline px-4 tablet:px-6">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className={`${cellsClass} min-h-12 w-full rounded-sm py-2 text-left hover:bg-canvas`}
      >
        <span className="flex min-w-0 items-center gap-2.5 text-body">
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} className="text-text-muted" />
          <Swatch color={accountGroupColor(category)} />
          <span className="min-w-0">
            <span className="mr-1.5 font-medium text-text">{labelOfCategory(category)}</span>
            <span className="text-label font-normal text-text-subtle">
              {words.accounts({ count: accounts.length })}
            </span>
          </span>
        </span>
        <span className={nowClass}>
          <Money value={sum(accounts, ({ now }) => now)} />
        </span>
        <Change change={sum(accounts, ({ change }) => change)} added={sum(accounts, ({ added }) => added)} />
      </button>
      <ul id={listId} hidden={!isOpen} data-print="open" className="pb-1">
        {accounts.map((account) => (
          <AccountLine key={account.userAccountId} account={account} />
        ))}
      </ul>
    </li>
  )
}

/** What changed, by group; a group opens its accounts. */
export function WhatChanged({ history: { months, accounts } }: { readonly history: NetWorthHistory }) {
  const month = monthText(months[0]?.date ?? '')
  return (
    <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(280px,320fr)]">
      <Card title={words.whatChanged({ month })}>
        <CardBody flush>
          <div className={`${cellsClass} px-4 py-2 text-label font-normal text-text-subtle tablet:px-6`}>
            <span>{words.group()}</span>
            <span className="hidden text-right @min-[480px]:block">{words.now()}</span>
            <span className="text-right">{words.change()}</span>
          </div>
          <ul>
            {groupsOf(accounts).map((group) => (
              <GroupLine key={group.category} group={group} />
            ))}
          </ul>
        </CardBody>
      </Card>
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
        <OldBalances accounts={accounts} />
        <Card title={words.goodToKnow()}>
          <CardBody>
            <p className="text-body text-text-muted">{words.goodToKnowText()}</p>
          </CardBody>
        </Card>
      </div>
    </div>
  )
}
