// Copies and shares a link. Over plain http the browser lends no clipboard, so an old way is taken.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByField(text);
  }
}

function copyByField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

/** The system's own sheet, where there is one. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(title: string, url: string): Promise<void> {
  // Closing the sheet without choosing is no mistake.
  await navigator.share({ title, url }).catch(() => undefined);
}
