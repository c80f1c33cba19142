/** '5 perce', 'két napja' */
export function since(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.floor(seconds))} másodperce`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} perce`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} órája`;
  return `${Math.floor(seconds / 86_400)} napja`;
}
