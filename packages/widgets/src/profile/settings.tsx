import { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import type { ProfileSettings } from '@evenkeel/api-client/contract/settings'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Switch } from '@evenkeel/ui/switch'
import { useAtom } from 'jotai'
import { EmailsCard } from './emails-card.tsx'
import { shortcutsAtom } from '../shared/state/shortcuts.ts'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/settings.generated.ts'
import { choosableLanguages, type Language, languages, sourceLanguage } from '@evenkeel/api-client/contract/languages'
import { language } from '@evenkeel/engine'
import { useChooseLanguage } from '../shared/use-choose-language.ts'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Moment } from '../shared/moment.tsx'
import * as profileWords from '../words/profile.generated.ts'

type SentNote = Answer<'sentNotes'>['notes'][number]

function Line({ note: { subject, name, at, state } }: { readonly note: SentNote }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-[1_1_150px] text-body text-text">
        {subject}
        <span className="block text-label font-normal text-text-muted">{name}</span>
      </span>
      <span className="shrink-0 text-label font-normal text-text-muted">
        {profileWords.sentState({ state: state === 'sent' ? 'other' : state })}, <Moment at={at} />
      </span>
    </li>
  )
}

/** The emails that the person was sent, the newest first. */
function SentNotesCard() {
  const query = useQuery('sentNotes')
  return (
    <QueryCard
      title={profileWords.sentTitle()}
      query={query}
      label={profileWords.loading()}
      skeleton={<SkeletonText lines={3} room="min-h-[98px]" />}
      failedTitle={profileWords.sentFailed()}
    >
      {({ notes }) =>
        notes.length === 0 ? (
          <EmptyState title={profileWords.sentNone()}>{profileWords.sentNoneText()}</EmptyState>
        ) : (
          <ul className="divide-y divide-hairline">
            {notes.map((note) => (
              <Line key={`${note.at} ${note.subject}`} note={note} />
            ))}
          </ul>
        )
      }
    </QueryCard>
  )
}

interface LanguageCardProps {
  readonly choices?: readonly Language[]
}

/** The language of screens and emails; nothing while there is only one. */
export function LanguageCard({ choices = choosableLanguages }: LanguageCardProps) {
  const { choose, isBusy } = useChooseLanguage()
  if (choices.length < 2) return null
  const find = (value: string) => choices.find((choice) => choice === value) ?? sourceLanguage
  const options = choices.map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }))
  return (
    <ProfileCard title={words.language()}>
      <RadioGroup
        label={words.language()}
        hideLabel
        hint={words.languageHint()}
        options={options}
        inline
        disabled={isBusy}
        value={language}
        onChange={(value) => void choose(find(value))}
      />
    </ProfileCard>
  )
}

const styles = () => [
  { value: String(AccountConnectivityType.FIRST_PROVIDER), label: words.inWindow() },
  { value: String(AccountConnectivityType.SECOND_PROVIDER), label: words.inFrame() },
]

function BankFields({ settings }: { readonly settings: ProfileSettings }) {
  const save = useChange('saveProfileSettings')
  const report = useReportedChange()
  const put = (change: Partial<ProfileSettings>) =>
    void report(save.run({ body: { ...settings, ...change } }), words.settingsSaved())
  const { FIRST_PROVIDER, SECOND_PROVIDER } = AccountConnectivityType
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={words.bankSignIn()}
        options={styles()}
        disabled={save.isBusy}
        value={String(settings.accountConnectivityType)}
        onChange={(value) =>
          put({ accountConnectivityType: value === String(SECOND_PROVIDER) ? SECOND_PROVIDER : FIRST_PROVIDER })
        }
      />
      <Switch
        label={words.useTestBanks()}
        hint={words.useTestBanksHint()}
        checked={settings.useTestInstitutions}
        disabled={save.isBusy}
        onChange={(useTestInstitutions) => put({ useTestInstitutions })}
      />
    </div>
  )
}

function BanksCard() {
  const query = useQuery('profileSettings')
  return (
    <QueryCard
      title={words.connectingBanks()}
      query={query}
      label={words.loading()}
      skeleton={<SkeletonText lines={4} room="min-h-[154px] tablet:min-h-[136px]" />}
      failedTitle={words.settingsFailed()}
    >
      {(settings) => <BankFields settings={settings} />}
    </QueryCard>
  )
}

/** Whether single letters are shortcuts: they are in the way of voice control and of some keyboards. */
export function ShortcutsCard() {
  const [isOn, setOn] = useAtom(shortcutsAtom)
  return (
    <ProfileCard title={words.keyboardShortcuts()}>
      <Switch label={words.oneLetterShortcuts()} hint={words.oneLetterHint()} checked={isOn} onChange={setOn} />
    </ProfileCard>
  )
}

/** The language, the choices of emails and the list of those that were sent, of how banks are connected, and of shortcuts; each is saved at once. */
export function Settings() {
  return (
    <>
      <LanguageCard />
      <EmailsCard />
      <SentNotesCard />
      <BanksCard />
      <ShortcutsCard />
    </>
  )
}
