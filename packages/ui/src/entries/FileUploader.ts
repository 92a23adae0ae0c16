export { FileUploader } from '../components/FileUploader/FileUploader';
export type { FileUploaderProps } from '../components/FileUploader/FileUploader';
export type { UploadedFile } from '../components/FileUploader/uploads';
export type { FileRules } from '../components/FileUploader/validateFile';
export type { Upload, UploadOptions } from '../components/FileUploader/useUploads';
