import { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import type { ProfileSettings } from '@evenkeel/api-client/contract/settings'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Switch } from '@evenkeel/ui/switch'
import { useAtom } from 'jotai'
import { EmailsCard } from './emails-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { SentNotesCard } from './sent-notes-card.tsx'
import { shortcutsAtom } from '../shared/state/shortcuts.ts'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/settings.generated.ts'

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
