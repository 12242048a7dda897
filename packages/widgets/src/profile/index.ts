export { QrPicture } from './qr-picture.tsx'
