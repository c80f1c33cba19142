// A paragraph of the players' rulebook: sentences and lists, with what is bold in them.
import type { BookPart, Paragraph } from '@undercroft/learn/book';
import { Strong } from './strong.tsx';

export const ParagraphText = ({ paragraph }: { readonly paragraph: Paragraph }) => (
  <>
    {paragraph.parts.map((part, i) =>
      part.type === 'text' ? (
        <p key={i}>
          <Strong text={part.text} />
        </p>
      ) : (
        <List key={i} {...part} />
      ),
    )}
  </>
);

function List({ items, isNumbered }: Extract<BookPart, { readonly type: 'list' }>) {
  const Tag = isNumbered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((item) => (
        <li key={item}>
          <Strong text={item} />
        </li>
      ))}
    </Tag>
  );
}
