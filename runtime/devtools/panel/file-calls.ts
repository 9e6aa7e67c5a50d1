// Calls of the local API that store, replace and remove files. Each rejects with an ApiError.

import type { FileUses, StoredFile } from '../wire-rows.ts'
import type { CropPart } from './crop-part.ts'
import { ApiError, callApi } from './panel-api.ts'
import { sentName } from './picture-place.ts'

/** A file as it was seen. */
export interface SeenFile {
  /** Path below the content folder. */
  file: string
  hash: string
}

/** As many as the watch takes: a browser that still sends would not see its refusal. */
const maxBytes = 25 * 1024 * 1024

/** Stores a new file in a folder; its name may become another one. */
export async function uploadFile(file: File, folder: string): Promise<StoredFile> {
  refuseLarge(file)
  return callApi({ method: 'PUT', path: `${addressOf(folder)}/${sentName(file.name)}`, body: file, isNew: true })
}

/** Replaces a file. */
export async function replaceFile({ file, hash }: SeenFile, by: File): Promise<StoredFile> {
  refuseLarge(by)
  return callApi({ method: 'PUT', path: addressOf(file), body: by, seen: hash })
}

/** Removes a file, although it is used. */
export function removeFile({ file, hash }: SeenFile): Promise<{ file: string }> {
  return callApi({ method: 'POST', path: '/files/remove', body: { file, hash, force: true } })
}

/** Replaces a picture by a part of it, in pixels of the picture as it is shown. */
export function cropFile({ file, hash }: SeenFile, part: CropPart): Promise<StoredFile> {
  return callApi({ method: 'POST', path: '/files/crop', body: { file, hash, ...part } })
}

/** Brings back a version of a file; `seen` is the one that is there. */
export function restoreFile({ file, hash }: SeenFile, seen?: string): Promise<StoredFile> {
  const now = seen === undefined ? {} : { seen }
  return callApi({ method: 'POST', path: '/files/restore', body: { file, hash, ...now } })
}

/** Where a file is used. */
export function readUses(url: string): Promise<FileUses> {
  return callApi({ method: 'GET', path: `/files/uses?url=${encodeURIComponent(url)}` })
}

function refuseLarge({ size }: File): void {
  if (size > maxBytes)
    throw new ApiError(413, {
      message: 'the file is larger than 25 MiB',
      hint: 'make it smaller, or put it into the content folder yourself',
    })
}

function addressOf(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`
}
