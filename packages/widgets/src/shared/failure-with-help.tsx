import { useQuery } from '@evenkeel/api-client/react'
import { FailureDialog, type FailureDialogProps } from '@evenkeel/ui/failure-dialog'
import { TextLink } from '@evenkeel/ui/link'
import * as words from '../words/bank-connections.generated.ts'

/** How the fixed sentence of a failure names the link to support (ERR-21). */
const namesHelp = (message = '') => message.includes('"help" link')

/** The failure dialog with a link to the employer's support, if the employer has an address for it. */
function WithHelp(props: FailureDialogProps) {
  const email = useQuery('companyInfo').data?.data.info.supportEmail ?? null
  const help = email !== null && <TextLink href={`mailto:${email}`}>{words.help()}</TextLink>
  return <FailureDialog {...props} help={help} />
}

/** The failure dialog; asks for the employer's support only where the message names it. */
export const FailureWithHelp = (props: FailureDialogProps) =>
  namesHelp(props.message) ? <WithHelp {...props} /> : <FailureDialog {...props} />
