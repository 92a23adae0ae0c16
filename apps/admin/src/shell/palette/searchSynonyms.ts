/**
 * Other words for pages, by target, and for actions of the palette, by ID. A line has words of several languages,
 * because people also type the name that they know from elsewhere.
 */
export const searchSynonyms: Readonly<Record<string, string>> = {
  // Pages
  salesDashboard:
    'home start overview revenue takings turnover service day umsatz start chiffre ventes vendas início مبيعات',
  today:
    'tasks shifts rota roster team who works agenda heute schichten dienstplan wer arbeitet aujourd’hui équipe du jour planning qui travaille hoje equipa turnos escala quem trabalha اليوم فريق مناوبات من يعمل',
  analyticsDashboard: 'statistics reports figures insights statistik berichte statistiques rapports relatórios تقارير',
  bills:
    'receipts checks orders tickets voids refunds discounts tips rechnungen bons additions notes contas faturas فواتير',
  restaurants: 'venues sites locations branches workplaces betriebe standorte établissements estabelecimentos فروع',
  menuManagement: 'dishes food recipes prices speisekarte gerichte carte plats pratos ementa أطباق',
  jobX: 'hiring recruiting openings vacancies candidates stellen bewerber emplois candidats vagas وظائف',
  email: 'mail inbox messages post posteingang courriel correio بريد',
  chat: 'messages talk conversation nachrichten discussion mensagens رسائل',
  todo: 'tasks checklist aufgaben tâches tarefas مهام',
  calendar: 'events bookings schedule termine agenda eventos مواعيد',
  invoiceList: 'bills accounts payments rechnungen factures faturas فواتير',
  shop: 'supplies suppliers order buy products lieferanten bestellen fournisseurs commander fornecedores موردون',
  orders:
    'my orders order history past purchases deliveries meine bestellungen bestellverlauf mes commandes historique minhas encomendas histórico طلباتي سجل الطلبات',
  userList:
    'people team staff waiters servers accounts employees members personal mitarbeiter équipe personnel equipa pessoal موظفون',
  userView: 'person account profile konto compte conta حساب',
  roles: 'rights access rechte droits direitos صلاحيات',
  permissions: 'rights access rechte droits direitos صلاحيات',
  accountSettings: 'preferences profile password einstellungen réglages paramètres definições إعدادات',
  profile: 'me account konto compte conta حسابي',
  faq: 'help questions support hilfe aide ajuda مساعدة',
  knowledgeBase: 'help articles guide hilfe aide ajuda مساعدة',
  pricing: 'plans subscription upgrade tarife abonnement tarifs planos اشتراك',
  apiKey: 'token developer integration schlüssel clé chave مفتاح',
  tableBasic: 'grid rows employees tabelle tableau tabela جدول',
  // Actions
  newInvoice: 'add create bill rechnung facture fatura',
  newTask: 'add create todo aufgabe tâche tarefa',
  newEvent: 'add create booking appointment termin rendez-vous reserva',
  newMail: 'write compose email message schreiben écrire escrever',
  newUser: 'add create invite person employee einladen inviter convidar دعوة',
  newPost: 'add create write article beitrag',
  switchRestaurant: 'change venue workplace location wechseln changer mudar تبديل',
  language: 'locale translation sprache langue idioma língua لغة',
  skin: 'theme mode appearance colors design night thème apparence tema aparência مظهر',
  direction: 'rtl right left richtung sens direção اتجاه',
  layout: 'navigation menu horizontal vertical anordnung disposition disposição تخطيط',
  contentWidth: 'wide boxed layout breite largeur largura عرض',
  navbarType: 'header sticky top bar kopfzeile en-tête cabeçalho شريط',
  footerType: 'bottom sticky fußzeile pied rodapé تذييل',
  menu: 'sidebar navigation seitenleiste barre latérale barra lateral قائمة',
  undo: 'revert back rückgängig annuler anular تراجع',
  changes: 'history log undo verlauf historique histórico سجل',
  appearance: 'theme settings preferences customize einstellungen réglages definições إعدادات',
  shortcuts: 'keyboard keys hotkeys tastatur raccourcis clavier atalhos teclado اختصارات',
  resetDemo: 'restore seed clear zurücksetzen réinitialiser repor إعادة',
  tour: 'guide help introduction einführung visite guia جولة',
  signOut: 'log out logout leave exit abmelden déconnexion sair خروج',
  // Options
  dark: 'dark night black dunkel sombre noir escuro داكن',
  light: 'light day white bright hell clair claro فاتح',
  system: 'system automatic os auto automatisch automatique automático تلقائي',
};
