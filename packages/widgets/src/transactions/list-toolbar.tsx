import { Button } from '@evenkeel/ui/button'
import { IconButton } from '@evenkeel/ui/icon-button'
import { ButtonLink } from '@evenkeel/ui/link'
import { Menu } from '@evenkeel/ui/menu'
import type { ReactNode } from 'react'
import { useLinks } from '../shared/links.ts'
import * as words from '../words/transactions.generated.ts'
import { paths } from '../shared/paths.ts'

interface ListToolbarProps {
  readonly onExport: () => void
  readonly isExporting: boolean
  readonly onAdd: () => void
  readonly onRules: () => void
  readonly onCategories: () => void
  /** The list has nothing and offers what to do itself: no buttons then, and the menu only. */
  readonly isEmpty: boolean
  /** The search. */
  readonly children: ReactNode
}

/** The search and the actions of the list; if there is no room for buttons, the actions are in a menu. */
export function ListToolbar({ children, ...actions }: ListToolbarProps) {
  const { onExport, isExporting, onAdd, isEmpty } = actions
  const { href } = useLinks()
  return (
    <div className="flex items-center gap-3" data-print="hide">
      {children}
      {!isEmpty && (
        <div className="hidden shrink-0 gap-3 @wide:flex">
          <ButtonLink icon="upload" href={href(paths.importBankFile())}>
            {words.importShort()}
          </ButtonLink>
          <Button icon="download" busy={isExporting} onClick={onExport}>
            {words.exportCsv()}
          </Button>
          <Button variant="primary" icon="plus" onClick={onAdd}>
            {words.addTransaction()}
          </Button>
        </div>
      )}
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
