import { Button } from '@evenkeel/ui/button'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Menu } from '@evenkeel/ui/menu'
import type { ReactNode } from 'react'
import { useLinks } from '../shared/links.tsx'
import * as words from '../words/transactions.generated.ts'
import { paths } from '../shared/paths.ts'

interface ListToolbarProps {
  readonly onExport: () => void
  readonly isExporting: boolean
  readonly onAdd: () => void
  readonly onRules: () => void
  readonly onCategories: () => void
  /** The chips. */
  readonly children: ReactNode
}

/** The chips and the actions of the list; if there is no room for buttons, the actions are in a menu. */
export function ListToolbar({ children, ...actions }: ListToolbarProps) {
  const { onExport, isExporting, onAdd } = actions
  return (
    <div className="flex items-start gap-3" data-print="hide">
      <div className="min-w-0 flex-1">{children}</div>
      <div className="hidden shrink-0 gap-2 @wide:flex">
        <Button size="compact" icon="download" busy={isExporting} onClick={onExport}>
          {words.exportCsv()}
        </Button>
        <Button size="compact" icon="plus" onClick={onAdd}>
          {words.addTransaction()}
        </Button>
      </div>
      <div className="shrink-0">
        <MoreMenu {...actions} />
      </div>
    </div>
  )
}

function MoreMenu({ onExport, isExporting, onAdd, onRules, onCategories }: Omit<ListToolbarProps, 'children'>) {
  const { open } = useLinks()
  return (
    <Menu
      label={words.more()}
      align="end"
      renderButton={(props) => <IconButton {...props} icon="more" label={words.more()} size="compact" />}
      groups={[
        [
          { label: words.addTransaction(), icon: 'plus', onSelect: onAdd },
          { label: words.importFile(), icon: 'upload', onSelect: () => open(paths.importBankFile()) },
          { label: words.exportCsv(), icon: 'download', disabled: isExporting, onSelect: onExport },
        ],
        [
          { label: words.rules(), onSelect: onRules },
          { label: words.ownCategories(), onSelect: onCategories },
        ],
      ]}
    />
  )
}
