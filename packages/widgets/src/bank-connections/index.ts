export { BankHost } from './bank-host.tsx'
