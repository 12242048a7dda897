import { CardSection } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { type ReactNode, useId } from 'react'
import { accountCount, type AccountSection } from '../account-modal/account-sections.ts'
import * as words from '../words/accounts.generated.ts'

interface SectionProps {
  readonly section: AccountSection
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Its groups, as list items. */
  readonly children: ReactNode
}

function Section({ section, isOpen, onToggle, children }: SectionProps) {
  const { label, total } = section
  const listId = useId()
  return (
    <div>
      <Heading look="item" level={3}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className="flex min-h-8 w-full items-center gap-2.5 rounded-sm text-left hover:bg-canvas pointer-coarse:min-h-control-coarse"
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} className="text-text-muted" />
          <span className="min-w-0 flex-1">
            {label}{' '}
            <span className="text-label font-normal whitespace-nowrap text-text-muted">
              {words.accounts({ count: accountCount(section) })}
            </span>
          </span>
          <Money value={total} />
        </button>
      </Heading>
      {/* Closed, it is still there for paper. */}
      <ul id={listId} hidden={!isOpen} data-print="open" className="mt-1 @min-[480px]:pl-3">
        {children}
      </ul>
    </div>
  )
}

interface AccountSectionsProps {
  readonly sections: readonly AccountSection[]
  /** The labels of those that are open. */
  readonly open: readonly string[]
  readonly onOpen: (open: readonly string[]) => void
  readonly renderGroups: (section: AccountSection) => ReactNode
}

/** Assets and liabilities, a line each that opens its groups in place; side by side while both are closed. */
export function AccountSections({ sections, open, onOpen, renderGroups }: AccountSectionsProps) {
  const isOpen = (label: string) => open.includes(label)
  const columns = sections.some(({ label }) => isOpen(label)) ? '' : '@min-[480px]:grid-cols-2'
  const toggle = (label: string) => onOpen(isOpen(label) ? open.filter((one) => one !== label) : [...open, label])
  return (
    <CardSection>
      <div data-print="column" className={`-my-2 grid grid-cols-1 gap-x-8 gap-y-1 ${columns}`}>
        {sections.map((section) => (
          <Section
            key={section.label}
            section={section}
            isOpen={isOpen(section.label)}
            onToggle={() => toggle(section.label)}
          >
            {renderGroups(section)}
          </Section>
        ))}
      </div>
    </CardSection>
  )
}
