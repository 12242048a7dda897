import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Icon, type IconName } from '@evenkeel/ui/icon'
import { useFailure } from '../shared/failure.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { saveCsv } from '../shared/save-file.ts'
import { useToday } from '../shared/today.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/history.generated.ts'
import { historyRows } from './balance-days.ts'

const lineClass =
  'flex min-h-10 w-full items-center gap-3 rounded-sm py-2 text-left text-body pointer-coarse:min-h-control-coarse'

interface ActionProps {
  readonly icon: IconName
  readonly text: string
  readonly isDanger?: boolean
  readonly onPress: () => void
}

function Action({ icon, text, isDanger = false, onPress }: ActionProps) {
  return (
    <li className="border-t border-hairline first:border-t-0">
      <button
        type="button"
        className={`${lineClass} ${isDanger ? 'text-danger hover:underline' : 'text-text hover:text-accent'}`}
        onClick={onPress}
      >
        <Icon name={icon} size={18} className={isDanger ? '' : 'text-text-muted'} />
        {text}
      </button>
    </li>
  )
}

/** Hides an account from all sums, or shows it again. */
function useVisibility(account: Account) {
  const update = useChange('updateAccount')
  const report = useReportedChange()
  const isHidden = account.isHiddenFromNW && account.isHiddenFromCFBS
  const { userAccountId, name } = account
  const toggle = () => {
    const body = { userAccountId, isHiddenFromNW: !isHidden, isHiddenFromCFBS: !isHidden }
    void report(update.run({ body }), isHidden ? words.accountShown({ name }) : words.accountHidden({ name }))
  }
  return { isHidden, toggle }
}

/** Saves all balances of an account as a file. */
function useDownload({ userAccountId }: Account) {
  const client = useClient()
  const today = useToday()
  const showFailure = useFailure()
  return async () => {
    try {
      const history = await client.call('balanceHistory', { body: { userAccountId } })
      saveCsv(`evenkeel-balance-${today}.csv`, historyRows(history))
    } catch (reason) {
      showFailure(reason)
    }
  }
}

/** What else can be done with an account; what cannot be taken back comes last. */
export function AccountManage({ account, onDelete }: { readonly account: Account; readonly onDelete: () => void }) {
  const { open } = useLinks()
  const { isHidden, toggle } = useVisibility(account)
  const download = useDownload(account)
  return (
    <Card title={words.manage()}>
      <CardBody>
        <ul>
          <Action
            icon={isHidden ? 'eye' : 'eye-off'}
            text={isHidden ? words.showAccount() : words.hideAccount()}
            onPress={toggle}
          />
          <Action icon="upload" text={words.importFile()} onPress={() => open(paths.importBankFile())} />
          <Action icon="download" text={words.downloadHistory()} onPress={() => void download()} />
          <Action icon="trash" text={words.deleteAccount()} isDanger onPress={onDelete} />
        </ul>
      </CardBody>
    </Card>
  )
}
