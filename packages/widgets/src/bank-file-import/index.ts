export { BankFileImport } from './bank-file-import.tsx'
