/** Names of demo records in fr, de, pt and ar. They belong to the product, other demo texts to the people who wrote them. */
const names: Record<string, readonly [fr: string, de: string, pt: string, ar: string]> = {
  Management: ['Gestion', 'Verwaltung', 'Gestão', 'الإدارة'],
  'Manage Billing & Roles': [
    'Gérer la facturation et les rôles',
    'Abrechnung und Rollen verwalten',
    'Gerir faturação e funções',
    'إدارة الفوترة والأدوار',
  ],
  'Add & Remove Users': [
    'Ajouter et supprimer des utilisateurs',
    'Benutzer hinzufügen und entfernen',
    'Adicionar e remover utilizadores',
    'إضافة المستخدمين وحذفهم',
  ],
  'Project Planning': ['Planification de projets', 'Projektplanung', 'Planeamento de projetos', 'تخطيط المشاريع'],
  'Manage Email Sequences': [
    'Gérer les séquences d’e-mails',
    'E-Mail-Serien verwalten',
    'Gerir sequências de e-mails',
    'إدارة سلاسل الرسائل',
  ],
  'Client Communication': [
    'Communication avec les clients',
    'Kommunikation mit Kunden',
    'Comunicação com clientes',
    'التواصل مع العملاء',
  ],
  'Only View': ['Consultation seule', 'Nur ansehen', 'Apenas consultar', 'العرض فقط'],
  'Financial Management': ['Gestion financière', 'Finanzverwaltung', 'Gestão financeira', 'الإدارة المالية'],
  "Manage Others' Tasks": [
    'Gérer les tâches des autres',
    'Aufgaben anderer verwalten',
    'Gerir tarefas de outras pessoas',
    'إدارة مهام الآخرين',
  ],
  Onboarding: ['Arrivées', 'Einarbeitung', 'Integração', 'المنضمون الجدد'],
  'Past due, largest first': [
    'En retard, plus gros montants d’abord',
    'Überfällig, höchste zuerst',
    'Em atraso, maiores primeiro',
    'المتأخرة، الأكبر أولًا',
  ],
  'Comps of the week': ['Offerts de la semaine', 'Aufs Haus diese Woche', 'Ofertas da semana', 'ضيافة هذا الأسبوع'],
};
const translated = ['fr', 'de', 'pt', 'ar'];

const indexOf = (locale: string | undefined) => translated.indexOf(locale?.split('-')[0] ?? '');

/** Returns the record with its name in the language of the request. */
export function inLanguage<Named extends { name: string }>(record: Named, locale: string | undefined): Named {
  const name = Object.hasOwn(names, record.name) ? names[record.name]?.[indexOf(locale)] : undefined;
  return name === undefined ? record : { ...record, name };
}

/** Returns the stored name of a record that is sent with its translated name. */
export function storedName(name: string, locale: string | undefined): string {
  const index = indexOf(locale);
  if (index < 0) return name;
  return Object.keys(names).find((key) => names[key]?.[index] === name.trim()) ?? name;
}
